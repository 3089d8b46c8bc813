/**
 * The Korean particle for a text: the first form after a consonant, the second after a vowel. The build writes this function
 * into the Korean messages, so it uses nothing from outside.
 */
export function particle(text: string, form: string): string {
  const [closed = '', open = ''] = form.split('/')
  const last = text.replace(/[^\p{L}\p{N}]+$/u, '').at(-1) ?? ''
  const code = last.charCodeAt(0) - 0xac00
  // 로 follows a vowel and ㄹ.
  const liquid = closed === '으로'
  if (code >= 0 && code < 11172) {
    const final = code % 28
    return final === 0 || (final === 8 && liquid) ? open : closed
  }
  // As digits and Latin words are read in Korean.
  if (/\d/.test(last))
    return /[013678]/.test(last) && !(liquid && /[178]/.test(last)) ? closed : open
  return /[lmnrckptbgd]/i.test(last) && !(liquid && /l/i.test(last)) ? closed : open
}
