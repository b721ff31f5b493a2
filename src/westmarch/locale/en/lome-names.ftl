### Lords of Middle-earth: names of characters, versions, dice, cards.

## Characters

wotr-character-lord_elrond = Lord Elrond
    .title = Keeper of Vilya
    .text = Enters play in Rivendell with a Muster result, once, as long as Rivendell is unconquered, and either Sauron or the Elves must be at war. The Vilya die comes with him from the next turn on. He never leaves Rivendell; if the Shadow takes it he is out. Combat cards count him as a companion of level 3. Household of Elrond: in a battle every Elven elite in his region is a leader too. Vilya: spend his ring right after using a die (no Will of the West) to keep that die unused.
wotr-character-lady_galadriel = Lady Galadriel
    .title = Keeper of Nenya
    .text = Enters play in Lórien with a Muster result, once, as long as Lórien is unconquered, and either Sauron or the Elves must be at war. The Nenya die comes with her from the next turn on. She never leaves Lórien; if the Shadow takes it she is out. Combat cards count her as a companion of level 3. Courage of the Elven-folk: units may be mustered in Lórien even while it is besieged. Nenya: spend her ring when a standard Eye tile is drawn: it is out of the game, and another tile is drawn.
wotr-character-smeagol = Sméagol
    .title = Tamed Wretch
    .text = Joins the Fellowship as its Guide when a Sméagol tile is drawn, unless Gollum is there or Sméagol was before; the tile does no damage and is out of the game. He is always the Guide, and his level is the highest of the other companions. He counts as a companion and can fall as one. He can't be separated: if he would be he is eliminated. He leaves when the Fellowship is declared in an unconquered city or stronghold of the Free Peoples. However he goes, “{ wotr-card-we-shall-get-it }” comes into play; but if he is the only companion left he is Gollum again, and it does not. Guide: a Sméagol tile does no damage and is out of the game.
wotr-character-balrog_of_moria = The Balrog of Moria
    .counted = the Balrog of Moria
    .title = Evil of the Ancient World
    .text = Enters play in Moria with a Muster result, once, asleep; if Moria is unconquered and not besieged with a Sauron unit, if wanted. Elves and Dwarves advance one step. The Balrog die comes with him from the next turn on. Asleep he does not leave Moria. His die's own symbol or “{ wotr-card-a-balrog-is-come }” wakes him: level 2. Awake, the same moves or attacks with an army that he is with, or moves him alone. The Free Peoples put him to rest with a Will of the West, or with a Character die if Gandalf is in his region; outside Moria that is his end. Fire and Shadow: when the Fellowship is declared or revealed and moves into, out of or through his region, or stays there, a Hunt tile is drawn, without its reveal icon; an Eye eliminates him and the Guide, but does nothing if Gollum guides. Flame of Udûn: 2 to the combat strength of his army. He is no minion for Gandalf the White.
wotr-character-gothmog = Gothmog
    .title = Lieutenant of Morgul
    .text = Enters play in Minas Morgul with a Muster result, once. Minas Morgul must be unconquered, Sauron at war, and the Black Captain out of play. The Gothmog die comes with him from the next turn on; it is lost when the Black Captain comes. Flung into the Fray: if he is with a Shadow army in a free region, a Muster result musters a Sauron regular there or turns one into an elite. He is no minion for Gandalf the White.
wotr-screen-character-lord_elrond = Elrond
wotr-screen-character-lady_galadriel = Galadriel
wotr-screen-character-smeagol = Sméagol
wotr-screen-character-balrog_of_moria = Balrog
wotr-screen-character-gothmog = Gothmog

## Versions: cards of which one lies for a figure

wotr-version-gandalf_the_grey = Gandalf the Grey, the Grey Wanderer
wotr-version-gandalf_the_grey_keeper_of_narya = Gandalf the Grey, Keeper of Narya
    .text = Guide: the Narya die is added to this turn's dice if he is the Guide when dice come back and at least one Free Peoples die came out of the Hunt Box (not counting an Eye of a Keeper die); also in turn 1 if he guides from the start. Narya the Great: while he stands in an unconquered settlement of a Free Peoples nation, spend his ring and any die to make that nation active and bring it straight to war. Emissary from the West: once he has left the Fellowship, Gandalf the White can take his place.
wotr-version-strider = Strider, Ranger of the North
wotr-version-strider_dunadan = Strider, Dúnadan
    .text = Guide: the Shadow has no re-rolls in the Hunt. Outside the Fellowship: Captain of the West: while he is in a battle, his army has 1 more Combat Strength. Heir to Isildur: he can be replaced by Aragorn. (Parts of this card are reconstructed.)
wotr-version-boromir = Boromir, Son of Denethor
wotr-version-boromir_captain_general_of_gondor = Boromir, Captain-General of Gondor
    .text = May start in Minas Tirith. Guide: when there is Hunt damage he may be separated to lower it by 1. Outside the Fellowship: his army has 1 more Combat Strength in battles inside Gondor. In an unconquered city or stronghold of Gondor, any action die may be used to make Gondor active or to advance it one step. He wakes no nation by his arrival. (Parts of this card are reconstructed.)
wotr-version-legolas = Legolas, Son of Thranduil
wotr-version-legolas_elven_prince = Legolas, Elven Prince
    .text = May start in the Woodland Realm. Guide: when there is Hunt damage he may be separated to lower it by 1. Outside the Fellowship: his army has 1 more Combat Strength in battles inside the lands of the Elves. In an unconquered Elven stronghold, any action die may be used to make the Elves active or to advance them one step. (Parts of this card are reconstructed.)
wotr-version-gimli = Gimli, Son of Glóin
wotr-version-gimli_dwarven_lord = Gimli, Dwarven Lord
    .text = May start in Erebor. Guide: when there is Hunt damage he may be separated to lower it by 1. Outside the Fellowship: his army has 1 more Combat Strength in battles inside the lands of the Dwarves. In Erebor, if it is unconquered, any action die may be used to make the Dwarves active or to advance them one step. He wakes no nation by his arrival. (Parts of this card are reconstructed.)
wotr-version-meriadoc = Meriadoc Brandybuck, Hobbit Companion
wotr-version-meriadoc_hobbit_of_the_shire = Meriadoc, Hobbit of the Shire
    .text = May start in the Shire. Guide: when a standard Hunt tile was drawn and Peregrin, Hobbit of the Shire, is in the Fellowship too, both may be eliminated to cancel the tile. Outside the Fellowship: his army has 1 more Combat Strength in battles inside the lands of the North. In the Shire, if it is unconquered, any action die may be used to make the North active or to advance it one step. (Parts of this card are reconstructed.)
wotr-version-peregrin = Peregrin Took, Hobbit Companion
wotr-version-peregrin_hobbit_of_the_shire = Peregrin, Hobbit of the Shire
    .text = May start in the Shire. Guide: when a standard Hunt tile was drawn and Meriadoc, Hobbit of the Shire, is in the Fellowship too, both may be eliminated to cancel the tile. Outside the Fellowship: his army has 1 more Combat Strength in battles inside the lands of the North. In the Shire, if it is unconquered, any action die may be used to make the North active or to advance it one step. (Parts of this card are reconstructed.)
wotr-version-balrog_of_moria = The Balrog, asleep
    .text = { wotr-character-balrog_of_moria.text }
wotr-version-balrog_active = The Balrog, awake
    .text = { wotr-character-balrog_of_moria.text }
wotr-version-witch_king = The Witch-king, the Black Captain
wotr-version-witch_king_chief_of_the_ringwraiths = The Witch-king, Chief of the Ringwraiths
    .text = Enters play with a Muster result where the Ring-bearers are, if that is no region with an unconquered stronghold of the Free Peoples and no Witch-king was eliminated; or takes the place of the Black Captain where he is. The Shadow has 1 more action die. He flies as a Nazgûl. A Muster result replaces him by the Black Captain, if his conditions of war are met. The two can be exchanged once in a match. Spear of Terror: after a Character card is played while he is with the Ring-bearers the Shadow may draw a Character card. He Sees, He Knows: when the Fellowship is declared away from unconquered strongholds of the Free Peoples he may go there. He is no minion for Gandalf the White.
wotr-version-mouth_of_sauron = The Mouth of Sauron, Lieutenant of Barad-dûr
wotr-version-mouth_of_sauron_black_numenorean = The Mouth of Sauron, Black Númenórean
    .text = Enters play with a Muster result in an unconquered stronghold of the Shadow, if the Free Peoples have a victory point or the Fellowship is on the Mordor track, and no Mouth of Sauron has come. The Shadow has 1 more action die. Evil Lore: once an action a siege battle with him on the attacking side goes on for another round without an elite being reduced. Great Sorcery: once a turn a Muster result moves the army that he is with, or attacks with it.

## Faces of the special dice

wotr-face-draw_card = Draw a card
    .text = Draw one event card from either own deck, and nothing else.
wotr-face-use_balrog = Use the Balrog
    .text = Wake the Balrog; if he is awake: move or attack with an army that he is with, or move him alone.
wotr-face-vilya_army = Vilya (Army)
    .text = Move up to two armies one region each, attack with one army, or play an Army card. The sign on this face may cost the die.
wotr-face-vilya_muster = Vilya (Muster)
    .text = { wotr-face-muster.text }
wotr-face-vilya_event = Vilya (Event)
    .text = { wotr-face-event.text }
wotr-face-vilya_draw = Vilya (draw a card)
    .text = { wotr-face-draw_card.text }
wotr-face-vilya_eye = Vilya (Eye)
    .text = Goes into the Hunt Box and gives no action. The sign on this face may cost the die.
wotr-face-nenya_character = Nenya (Character)
    .text = { wotr-face-character.text } The sign on this face may cost the die.
wotr-face-nenya_muster = Nenya (Muster)
    .text = { wotr-face-muster.text }
wotr-face-nenya_event = Nenya (Event)
    .text = { wotr-face-event.text }
wotr-face-nenya_draw = Nenya (draw a card)
    .text = { wotr-face-draw_card.text }
wotr-face-nenya_eye = Nenya (Eye)
    .text = Goes into the Hunt Box and gives no action. The sign on this face may cost the die.
wotr-face-narya_character = Narya (Character)
    .text = { wotr-face-character.text }
wotr-face-narya_muster = Narya (Muster)
    .text = { wotr-face-muster.text }
wotr-face-narya_event = Narya (Event)
    .text = { wotr-face-event.text }
wotr-face-narya_draw = Narya (draw a card)
    .text = { wotr-face-draw_card.text }
wotr-face-narya_army = Narya (Army)
    .text = Move up to two armies one region each, attack with one army, or play an Army card.
wotr-face-narya_eye = Narya (Eye)
    .text = Goes into the Hunt Box and gives no action.
wotr-face-balrog_character = Balrog (Character)
    .text = { wotr-face-character.text } The sign on this face may cost the die.
wotr-face-balrog_use = Balrog (use the Balrog)
    .text = { wotr-face-use_balrog.text }
wotr-face-balrog_muster = Balrog (Muster)
    .text = { wotr-face-muster.text }
wotr-face-balrog_draw = Balrog (draw a card)
    .text = { wotr-face-draw_card.text }
wotr-face-balrog_eye = Balrog (Eye)
    .text = { wotr-face-eye.text } The sign on this face may cost the die.
wotr-face-gothmog_army_removes = Gothmog (Army, with the sign of removal)
    .text = { wotr-face-army.text } The sign on this face may cost the die.
wotr-face-gothmog_army = Gothmog (Army)
    .text = { wotr-face-army.text }
wotr-face-gothmog_muster = Gothmog (Muster)
    .text = { wotr-face-muster.text }
wotr-face-gothmog_draw = Gothmog (draw a card)
    .text = { wotr-face-draw_card.text }
wotr-face-gothmog_eye = Gothmog (Eye)
    .text = { wotr-face-eye.text } The sign on this face may cost the die.

wotr-special-vilya = Vilya
wotr-special-nenya = Nenya
wotr-special-narya = Narya
wotr-special-balrog = Balrog
wotr-special-gothmog = Gothmog

## Elven Rings

wotr-ring-vilya = Vilya
wotr-ring-nenya = Nenya
wotr-ring-narya = Narya
