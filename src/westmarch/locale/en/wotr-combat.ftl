# Combat cards in War of the Ring: what is asked, and why one can't be played.

wotr-rule-combat-cards = chapter VI, Playing combat cards

wotr-fight-scouts = Scouts: where does the army in { $region } slip away to?
    .help = { wotr-rule-combat-cards }.
wotr-fight-mighty-attack = Mighty Attack: which companion forfeits his Leadership for a hit?
    .help = { wotr-rule-combat-cards }.
wotr-fight-strike-minion = Whom do the Free Peoples strike down?
    .help = { wotr-rule-combat-cards }.
wotr-fight-heroic-death = Heroic Death: who falls to cancel hits of the Shadow ({ $hits } scored)?
    .help = { wotr-rule-combat-cards }.
wotr-fight-words-of-power = Words of Power: which companion loses his Leadership and abilities this round?
    .help = { wotr-rule-combat-cards }.
wotr-fight-dread-and-despair = Dread and Despair: how much Nazgûl Leadership is given up? The Free Peoples roll that many dice fewer.
    .help = { wotr-rule-combat-cards }.
wotr-fight-own-hits = How many hits does the Shadow take on its own army?
    .help = { wotr-rule-combat-cards }.
wotr-fight-black-breath = Black Breath: who falls, if anybody?
    .help = { wotr-rule-combat-cards }.

wotr-why-combat-companion = A companion must be in the battle.
wotr-why-combat-leader-or-companion = A Free Peoples leader or a companion must be in the battle.
wotr-why-combat-free-elite = A Free Peoples elite must be in the battle.
wotr-why-combat-gandalf = Gandalf must be in the battle.
wotr-why-combat-strider = Strider or Aragorn must be in the battle.
wotr-why-combat-hobbit = Meriadoc or Peregrin must be in the battle.
wotr-why-combat-fellowship = The defending army must be in the region of the Ring-bearers.
wotr-why-combat-entwood = The defending army must be in Rohan, Fangorn or Orthanc.
wotr-why-combat-free-land = The defending army must be in a region of a Free Peoples nation.
wotr-why-combat-defend-field = The Free Peoples must be defending, and not in a siege battle.
wotr-why-combat-nazgul = A Nazgûl must be in the battle.
wotr-why-combat-nazgul-leadership = The Nazgûl in the battle must have at least { $needed } Leadership.
wotr-why-combat-near-moria = The defending army must be in Moria, or within two regions of it.
wotr-why-combat-isengard = An Isengard unit must be in the battle.
wotr-why-combat-in-stronghold = The defending army must be under siege in a stronghold.
wotr-why-combat-southron-elite = A Southron & Easterling elite must be in the battle.
wotr-why-combat-shadow-elite = A Shadow elite must be in the battle.
wotr-why-not-in-battle = { $character } takes no part in this battle.
wotr-why-no-leadership = { $character } has no Leadership to forfeit in this round.
wotr-why-level-too-high =
    { $character } has too high a level: the leader re-roll scored only { $hits ->
        [one] 1 hit.
       *[other] { $hits } hits.
    }
wotr-why-one-reroll-hit = It takes two hits of the leader re-roll to strike down a minion.
wotr-why-scouts-go = The scouts were sent out: the whole army leaves the battle.
wotr-why-no-stronghold-to-withdraw = There is no stronghold of the Free Peoples in { $region } that the army could withdraw into.

## What combat cards do, as it happens

wotr-dice-modified =
    { $effect }: { $roll ->
        [0] +{ $reroll } on every die of the leader re-roll
       *[other] { $reroll ->
            [0] { $roll ->
                [-1] -1
               *[other] +{ $roll }
            } on every die of the combat roll
           *[other] +{ $roll } on every die of the combat roll and of the leader re-roll
        }
    } for { $side-id ->
        [free] the Free Peoples.
       *[shadow] the Shadow.
    }
wotr-dice-fewer =
    { $effect }: { $side-id ->
        [free] the Free Peoples roll
       *[shadow] the Shadow rolls
    } { $count ->
        [one] 1 die
       *[other] { $count } dice
    } fewer, but at least one.
wotr-dice-capped =
    { $effect }: { $side-id ->
        [free] the Free Peoples roll
       *[shadow] the Shadow rolls
    } at most { $count } dice.
wotr-reroll-barred =
    { $effect }: { $side-id ->
        [free] the Free Peoples have
       *[shadow] the Shadow has
    } no leader re-roll in this round.
wotr-leadership-forfeited =
    { $effect }: { $characters-count ->
        [one] { $characters } forfeits his Leadership
       *[other] { $characters } forfeit their Leadership
    } for this round.
wotr-leadership-given-up =
    { $effect }: the Nazgûl give up { $count ->
        [one] 1 point
       *[other] { $count } points
    } of Leadership for this round.
wotr-card-cancelled =
    { $effect } { $side-id ->
        [free] cancels the combat card of the Free Peoples.
       *[shadow] cancels the combat card of the Shadow.
    }
wotr-misses-turned =
    { $effect }: { $count ->
        [one] 1 miss
       *[other] { $count } misses
    } of { $side-id ->
        [free] the Free Peoples
       *[shadow] the Shadow
    } { $count ->
        [one] becomes a hit.
       *[other] become hits.
    }
wotr-hits-added =
    { $effect }: { $count ->
        [one] 1 more hit
       *[other] { $count } more hits
    } for { $side-id ->
        [free] the Free Peoples.
       *[shadow] the Shadow.
    }
wotr-own-hits =
    { $effect }: the Shadow takes { $count ->
        [one] 1 hit
       *[other] { $count } hits
    } on its own army.
wotr-hits-cancelled =
    { $effect } cancels { $count ->
        [one] 1 hit
       *[other] { $count } hits
    } of { $side-id ->
        [free] the Free Peoples.
       *[shadow] the Shadow.
    }
wotr-hit-spent =
    { $effect }: { $side-id ->
        [free] the Free Peoples use
       *[shadow] the Shadow uses
    } a hit of the leader re-roll.
