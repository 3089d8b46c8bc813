/** ESLint rules: what a player reads stands in the catalogue of messages (`../locales`). */

/** Attributes that a screen reader or a tooltip shows. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'legend',
  'text',
  'hint',
]
/** Words that are the same in every language. */
const NAMES = /^(?:Moonshot|Figtree|Young Serif|[A-Z]|MIT|Apache-2\.0|Esc|Enter|Tab)$/
/** What programs read: arguments of these are not shown. */
const UNSEEN = [
  'Error',
  'TypeError',
  'RangeError',
  'URL',
  'RegExp',
  'matchMedia',
  'querySelector',
  'querySelectorAll',
  'closest',
  'matches',
]

const isWord = (text) =>
  /\p{L}{2,}/u.test(text) && !NAMES.test(text.replace(/[^\p{L}\p{N}. -]/gu, '').trim())
/** A sentence or a label: words with spaces, which begin or end as a text does. */
const isSentence = (text) =>
  !/[<>=;{}]/.test(text) &&
  /\p{L}[,;:]? \p{L}/u.test(text) &&
  (/^[\p{Lu}“]/u.test(text.trim()) || /[.?!…:]$/.test(text.trim()))

const text = (node) =>
  node.type === 'Literal'
    ? typeof node.value === 'string'
      ? node.value
      : ''
    : node.quasis.map(({ value }) => value.cooked).join('0')

function unseen(node) {
  const { parent } = node
  if (parent.type === 'BinaryExpression' || parent.type === 'SwitchCase') return true
  if (parent.type === 'Property' && parent.key === node) return true
  for (let at = node.parent, child = node; at; child = at, at = at.parent) {
    if (at.type === 'ThrowStatement' || at.type.startsWith('TS') || at.type === 'ImportDeclaration')
      return true
    if (at.type === 'CallExpression' || at.type === 'NewExpression') {
      const { callee } = at
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      if (callee !== child && (UNSEEN.includes(name) || callee.object?.name === 'console'))
        return true
    }
    if (/Function|^Program$|SvelteMustacheTag/.test(at.type)) return false
  }
  return false
}

export default {
  rules: {
    'in-catalogue': {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const report = (node, found) =>
          context.report({
            node,
            message: `“${found.trim().slice(0, 60)}” belongs in locales: players read it`,
          })
        const literal = (node) => {
          const found = text(node)
          if (isSentence(found) && !unseen(node)) report(node, found)
        }
        return {
          SvelteText(node) {
            if (node.parent.type === 'SvelteStyleElement') return
            if (isWord(node.value)) report(node, node.value)
          },
          SvelteAttribute(node) {
            if (!READ.includes(node.key.name)) return
            for (const value of node.value) {
              if (value.type === 'SvelteLiteral' && isWord(value.value)) report(node, value.value)
            }
          },
          Literal: literal,
          TemplateLiteral: literal,
        }
      },
    },
  },
}
