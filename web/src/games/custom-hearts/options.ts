import type { OptionTexts } from '../../game/options'

export default {
  base: {
    label: 'options-base',
    help: 'options-base-help',
    values: {
      hearts: 'games-hearts',
      cardominoes: 'games-cardominoes',
      'wild-twists': 'games-wild-twists',
      openspiel: 'options-base-openspiel',
    },
  },
  wilds: { label: 'options-wilds', help: 'options-wilds-help' },
  removed: { label: 'options-removed', help: 'options-removed-help' },
  pass_cards: { label: 'options-pass-cards', help: 'options-pass-cards-help' },
  pass_count: { label: 'options-pass-count', help: 'options-pass-count-help' },
  pass_cycle: { label: 'options-pass-cycle', help: 'options-pass-cycle-help' },
  no_pts_on_first_trick: { label: 'options-first-trick', help: 'options-first-trick-help' },
  can_lead_any_club: { label: 'options-any-club', help: 'options-any-club-help' },
  must_break_hearts: { label: 'options-must-break', help: 'options-must-break-help' },
  qs_breaks_hearts: { label: 'options-queen-breaks', help: 'options-queen-breaks-help' },
  hearts_break: {
    label: 'options-hearts-break',
    help: 'options-hearts-break-help',
    values: {
      'at-once': 'options-hearts-break-at-once',
      'after-trick': 'options-hearts-break-after-trick',
    },
  },
  can_lead_hearts_instead_of_qs: {
    label: 'options-hearts-instead',
    help: 'options-hearts-instead-help',
  },
  jd_bonus: { label: 'options-jack', help: 'options-jack-help' },
  avoid_all_tricks_bonus: { label: 'options-no-tricks', help: 'options-no-tricks-help' },
  moon: {
    label: 'options-moon',
    help: 'options-moon-help',
    values: {
      add: 'options-moon-add',
      subtract: 'options-moon-subtract',
      choose: 'options-moon-choose',
    },
  },
  revoke: {
    label: 'options-revoke',
    help: 'options-revoke-help',
    values: { refused: 'options-revoke-refused', penalty: 'options-revoke-penalty' },
  },
  draw_for_deal: { label: 'options-draw', help: 'options-draw-help' },
  last_trick_closes: { label: 'options-closes', help: 'options-closes-help' },
  target: { label: 'options-target', help: 'options-target-help' },
  target_rule: {
    label: 'options-target-rule',
    help: 'options-target-rule-help',
    values: { meets: 'options-target-rule-meets', exceeds: 'options-target-rule-exceeds' },
  },
  hands: { label: 'options-hands', help: 'options-hands-help' },
} satisfies OptionTexts
