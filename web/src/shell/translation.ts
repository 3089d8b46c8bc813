/**
 * Keeps the page true while the browser translates it. Translators put elements of their own in the place of the page's text
 * nodes, so that later changes would not show. Here each replaced node returns, empty, beside the element that stands for
 * it: when the page changes the node, the element goes and the translator meets the new text; when the page removes the
 * node, the element goes with it.
 */

/** The element that translators put in the place of a text. */
const STAND_IN = 'FONT'

/** Follows what translators do within an element. */
export function followTranslator(within: Element): void {
  /** The replaced texts, with what they said and the elements that stand for them. */
  const replaced = new Map<Text, { text: string; standIn: Element }>()
  const standsFor = new WeakMap<Node, Text>()

  function end(node: Text) {
    replaced.get(node)?.standIn.remove()
    replaced.delete(node)
  }

  /** The new element of a translator at the place of a removed text. */
  function standInOf(
    { addedNodes, previousSibling, nextSibling }: MutationRecord,
    fresh: Set<Node>,
  ) {
    const near = [...addedNodes, previousSibling, nextSibling]
    return near.find((node) => node && fresh.has(node) && !standsFor.has(node)) as
      Element | undefined
  }

  function follow(records: MutationRecord[]) {
    const fresh = new Set(
      records
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((node) => node.nodeName === STAND_IN && node.isConnected),
    )
    for (const record of records) {
      if (record.type === 'characterData') {
        const node = record.target as Text
        if (replaced.has(node) && node.data !== '') end(node)
        continue
      }
      for (const node of record.removedNodes) {
        const stood = standsFor.get(node)
        if (node instanceof Text && !node.isConnected) {
          if (replaced.has(node)) end(node)
          const standIn = standInOf(record, fresh)
          if (!standIn || node.data.trim() === '') continue
          replaced.set(node, { text: node.data, standIn })
          standsFor.set(standIn, node)
          node.data = ''
          standIn.before(node)
        } else if (stood && !node.isConnected && replaced.get(stood)?.standIn === node) {
          // The translator takes its translation back.
          const { text } = replaced.get(stood)!
          replaced.delete(stood)
          stood.data = text
        }
      }
    }
    // What this did itself is known.
    observer.takeRecords()
  }

  const observer = new MutationObserver(follow)
  observer.observe(within, { childList: true, characterData: true, subtree: true })
}
