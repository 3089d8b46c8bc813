/**
 * The tests that only `make test-all` runs: the other tables, screens and prints of a matrix, and matches that show little more
 * than their first hands do. `make test` runs each kind of test on the tables and screens that have the least room or the most to show.
 */
const LONG = [
  // Whole matches, a family of six or ten each.
  /phone.* a match of .* can be played/,
  /desktop.* a match of (hearts|cardominoes|black-hearts|heartcatchers) can be played/,
  /a match among people goes on through crashes/,
  /a match of (Hearts|CARDominoes Hearts|Wild Twists Hearts|Black Hearts|Custom Hearts) is played to its end with a finger/,
  /spec.ts (Hearts|CARDominoes Hearts|Wild Twists Hearts|Heartcatchers|Custom Hearts) is played in low windows/,
  /[48] people play tricks of/,
  /its people stop has an end, then and later: phone/,
  /four people play Hearts while one reloads/,
  /people play (cardominoes|black-hearts) while one reloads/,
  /eight people play Wild Twists to its end/,
  /(CARDominoes Hearts|Wild Twists Hearts|Black Hearts|Heartcatchers) that is stopped among bots/,
  // What is true of a table is looked at where it is narrowest; large print leaves less room than small.
  /(hearts for [34]|cardominoes for 3|wild-twists for 3|heartcatchers for 2) fits 320 pixels/,
  /(have|has) room, large: false|the hints of hearts for 4 have room|Club’s question of 5 have room/,
  /what is asked of 4 has room for text twice/,
  /the hints of (hearts for 3|cardominoes|wild-twists for 3|black-hearts|heartcatchers)/,
  /a bot’s advice at (hearts|black-hearts|wild-twists)/,
  /nothing moves when a hint was read, large: false/,
  /(nothing is cut|each seat keeps its row|every stack can be pressed).* large: false/,
  /(hearts for [47]|cardominoes for 3) has room for everything/,
  /once in the bar or in the menu, with others: false/,
  /room at every size among [47]/,
  /large print makes nothing smaller at (hearts|black-hearts|heartcatchers)/,
  /names, scores and marks keep apart at (.*large: false|wild-twists for 5|cardominoes|hearts)/,
  /has room at every size, large: false/,
  /lies over nobody's seat, large: false|what is staged at (black-hearts|wild-twists)/,
  /everything of (hearts|cardominoes|wild-twists)/,
  /a match of (cardominoes|wild-twists|black-hearts|custom-hearts|heartcatchers) has room for text twice/,
  /a proposal keeps nobody from passing at (390x844|844x390|1280x800)/,
  // The same component for each game.
  /each card of (cardominoes|wild-twists|black-hearts|custom-hearts) comes once/,
  /each sign of (cardominoes|wild-twists|black-hearts|custom-hearts)/,
  /a hand of .* over: false|a hand of (cardominoes|black-hearts|wild-twists)/,
  /the match scores of (wild-twists|heartcatchers) stand once/,
  /cards chosen to pass at (cardominoes|black-hearts)/,
  /the name of (hearts|cardominoes) stays/,
  /the hint of (cardominoes|wild-twists|black-hearts) stands there/,
  /desktop drag/,
  /the tiles of [34] players/,
  /in the dark theme at 320 px|whose turn it is, dark/,
  /the hint of .* 1280 pixels wide/,
  /the few cards of a hand for [34]/,
  // The fullest table in each language, the others in the longest words.
  /has its place in (?!en-XA)\S+ at (?!wild-twists)/,
  /has its place in en-XA at (hearts|cardominoes|black-hearts)/,
  /everything has its place in (de|es|fr|ko) at/,
  /the question whether to open has its place in (de|es|fr|ja|ko)$/,
  // Studying a match is the same for each game but where the middle of the table differs.
  /a match of (cardominoes|wild-twists|black-hearts) is replayed with the keyboard/,
  /a match of (cardominoes|wild-twists|black-hearts|heartcatchers) fits every screen, open/,
  /what if: (cardominoes|wild-twists|black-hearts) goes on/,
  /the deal of the day is played in (CARDominoes Hearts|Wild Twists Hearts|Black Hearts)/,
  /desktop.* the deal of the day is played in|phone.* the deal of the day is played in Hearts/,
  /desktop.* a challenge (is played in another browser|that does not exist)/,
  /a table looks the same whichever way led there, 1280/,
  /the choice stands above the Wild that is played, for the right hand/,
  /reduce a card that is drawn comes from the pile/,
  /a hint in (cardominoes|wild-twists|black-hearts|heartcatchers) shows/,
  /a match of black-hearts is reviewed/,
  /a match of (wild-twists|black-hearts) ends with highlights/,
  /a match of heartcatchers is replayed with the keyboard/,
  /each card of heartcatchers comes once|each card of heartcatchers comes into the hand once/,
  /a match of Heartcatchers among two people is played to its end/,
  /a match of Heartcatchers, best of 1|a hand of custom-hearts for 5 is summed up/,
  /what each Secret does is seen on every screen: some under/,
  /the lessons have room for text twice/,
  /a bot’s advice at heartcatchers/,
  /every kind of page is accessible and fits, dark/,
  /what if: hearts goes on/,
  /the lesson of (Hearts|Wild Twists Hearts|Heartcatchers) begins/,
  /a trick for 4 can be read beside a gift|both effects of the moon are in sight at cardominoes/,
  /with a phone that does not shake/,
  /the cards of (cardominoes|wild-twists|black-hearts) lie there before the script/,
  // Their own words are in the longest ones; Japanese breaks lines where others do not.
  /the lobby and the rules is cut in (de|en|es|fr|ko)$/,
  /a browser in (de|es|fr|ko) gets/,
  /a spot of (?!hearts)\S+ is solved|mistakes of a reviewed match come back/,
  /reduce a stolen stack crosses over/,
  // What the server does of it is tested there.
  /people play heartcatchers while one reloads/,
  /both servers are restarted in turn while two people play/,
  /cards fly on a step forward, and are there at once on a jump/,
  /reload.* (on the scores of a hand, and at the end of the match|while a game of Heartcatchers is scored)/,
  // Another of the same kind has less room, or more to show.
  /(black-hearts for 6 has room for everything|what is asked at wild-twists for 5|everything of black-hearts for 6 can be read)/,
  /(the question whether to open has its place|nothing of the lobby and the rules is cut) in en-XB/,
  /desktop.* a table of eight has room for everybody/,
  /You with all six Curses|with a screen that goes off|a table is played whose WebSockets are refused/,
  /shows the games to everybody, in the light theme/,
  /the (hint|cards) of heartcatchers (stands|lie) there before the script/,
  // The lobby is one page for both screens.
  /desktop lobby.* the first card of .* within four clicks/,
  /phone lobby.* the first card of (CARDominoes Hearts|Wild Twists Hearts|Black Hearts) .* within four clicks/,
  /phone lobby.*(?<!within four clicks)$/,
]

/** Whether this is `make test-all`. */
export const all = Boolean(process.env['MOONSHOT_LONG'])

/** The tests that are left out. */
export const leftOut = all ? [] : LONG
