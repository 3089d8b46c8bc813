/**
 * The tests that only `make test-all` runs: the other tables, screens and prints of a matrix, and matches that show little more
 * than their first hands do. `make test` runs each kind of test on the tables and screens that have the least room or the most to show.
 */
export const LONG = [
  // Whole matches, a family of six or ten each.
  /phone.* a match of (hearts|cardominoes|wild-twists) can be played/,
  /desktop.* a match of (black-hearts|heartcatchers) can be played/,
  /a match of (Hearts|CARDominoes Hearts|Wild Twists Hearts|Custom Hearts) is played to its end with a finger/,
  /spec.ts (Hearts|CARDominoes Hearts|Wild Twists Hearts|Heartcatchers) is played in low windows/,
  /four people play Hearts while one reloads/,
  /people play (cardominoes|black-hearts) while one reloads/,
  /eight people play Wild Twists to its end/,
  /(CARDominoes Hearts|Wild Twists Hearts|Black Hearts) that is stopped among bots/,
  // What is true of a table is looked at where it is narrowest; large print leaves less room than small.
  /(hearts for 3|cardominoes for 3|wild-twists for 3) fits 320 pixels/,
  /(have|has) room, large: false/,
  /the hints of (hearts for 3|cardominoes|wild-twists for 3|black-hearts)/,
  /a bot’s advice at (hearts|black-hearts)/,
  /nothing moves when a hint was read, large: false/,
  /(nothing is cut|each seat keeps its row|every stack can be pressed).* large: false/,
  /(hearts for 7|cardominoes for 3) has room for everything/,
  /once in the bar or in the menu, with others: false/,
  /room at every size among 4/,
  /large print makes nothing smaller at (hearts|black-hearts|heartcatchers)/,
  /names, scores and marks keep apart at (.*large: false|wild-twists for 5)/,
  /has room at every size, large: false/,
  /lies over nobody's seat, large: false|what is staged at black-hearts for 3/,
  /everything of (hearts for 4|cardominoes|wild-twists)/,
  /a match of (cardominoes|wild-twists|black-hearts|custom-hearts) has room for text twice/,
  /a proposal keeps nobody from passing at (390x844|844x390)/,
  // The same component for each game.
  /each card of (cardominoes|wild-twists|black-hearts) comes once/,
  /each sign of (cardominoes|black-hearts|custom-hearts)/,
  /a hand of .* over: false/,
  /the hint of .* 1280 pixels wide/,
  /the few cards of a hand for [34]/,
  // The lobby is one page for both screens.
  /desktop.* the first card of .* within four clicks/,
  /phone.* (nothing moves when the typefaces|leads to the rules of each game|a lobby that has come in part|the lobby is as high|says what is not there)/,
  /phone.* (takes names as long|keeps the place of the keyboard|takes a difficulty|has nothing over another)/,
]
