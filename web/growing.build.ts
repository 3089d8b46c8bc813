/**
 * Windows are measured by their text. A layout that is for narrow or low windows, written in pixels, is also for those in
 * which the browser's text is larger: the build makes `em` of every pixel that a media query asks for, and 16 pixels are
 * the text of a browser that was left as it came.
 */
const USUAL = 16

/** A plugin of PostCSS, which Vite runs over every style. */
export function growing() {
  return {
    postcssPlugin: 'moonshot-growing',
    AtRule: {
      media(rule: { params: string }) {
        rule.params = inText(rule.params)
      },
    },
  }
}

/** A media query in the unit of the text. */
export function inText(query: string): string {
  return query.replace(/(\d+(?:\.\d+)?)px/g, (_, pixels) => `${Number(pixels) / USUAL}em`)
}
