# What the Shadow's event cards ask and tell, and why they can't be used; and marches, which both sides' cards can order.

## Marches

wotr-march-from = Which army marches?
wotr-march-to = The army from { $origin } is in { $at }: where does it march next? ({ $left ->
        [one] 1 region
       *[other] { $left } regions
    } left)
wotr-why-no-turning-back = The army has already been in { $region } on this march.

## What happened

wotr-tile-in-play = The Hunt tile { $tile } comes into play.
wotr-stepped-back = { $nation } moves back on the political track: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } from war.
