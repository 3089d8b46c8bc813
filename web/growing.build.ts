/**
 * Measures windows in text sizes: converts the pixels of media queries to `em`, so that a layout for small windows also
 * applies to larger text. 16 pixels are the default text size of browsers.
 */
const USUAL = 16

/** A PostCSS plugin. */
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

/** A media query in `em`. */
export function inText(query: string): string {
  return query.replace(/(\d+(?:\.\d+)?)px/g, (_, pixels) => `${Number(pixels) / USUAL}em`)
}
