import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { create, creation, get, refusal, request, toBytes, toText, written } from './passkeys'

/** A browser's class of before 2025: it cannot read JSON, nor write it. */
class Old {
  id = 'AQL_'
  type = 'public-key'
  rawId = new Uint8Array([1, 2, 255]).buffer
  response: object
  constructor(response: object) {
    this.response = response
  }
}

const OPTIONS = {
  challenge: '_-8',
  rp: { id: 'localhost', name: 'Moonshot' },
  user: { id: 'AQI', name: 'Anna', displayName: 'Anna' },
  excludeCredentials: [{ id: 'AwQ', type: 'public-key' }],
}
const bytes = (...values: number[]) => new Uint8Array(values).buffer

describe('passkeys', () => {
  beforeEach(() => vi.stubGlobal('PublicKeyCredential', Old))
  afterEach(() => vi.unstubAllGlobals())

  it('writes bytes as the server reads them', () => {
    const all = Uint8Array.from({ length: 256 }, (_, value) => value).buffer
    expect(toText(all)).not.toMatch(/[+/=]/)
    expect(toBytes(toText(all))).toEqual(all)
    expect(toText(bytes(255, 239))).toBe('_-8')
    expect(toBytes('_-8')).toEqual(bytes(255, 239))
    expect(toText(bytes())).toBe('')
  })

  it('reads options where the browser cannot', () => {
    const made = creation(OPTIONS)
    expect(made.challenge).toEqual(bytes(255, 239))
    expect(made.user.id).toEqual(bytes(1, 2))
    expect(made.user.name).toBe('Anna')
    expect(made.excludeCredentials).toEqual([{ id: bytes(3, 4), type: 'public-key' }])
    const asked = request({ challenge: 'AQI', rpId: 'localhost' })
    expect(asked).toEqual({ challenge: bytes(1, 2), rpId: 'localhost', allowCredentials: [] })
    const one = request({ challenge: 'AQI', allowCredentials: [{ id: 'AwQ' }] })
    expect(one.allowCredentials).toEqual([{ id: bytes(3, 4) }])
  })

  it('leaves them to the browser where it can', () => {
    const read = vi.fn(() => 'read')
    Object.assign(Old, { parseCreationOptionsFromJSON: read, parseRequestOptionsFromJSON: read })
    expect(creation(OPTIONS)).toBe('read')
    expect(request(OPTIONS)).toBe('read')
    expect(read.mock.contexts).toEqual([Old, Old])
    Object.assign(Old, { parseCreationOptionsFromJSON: undefined })
    Object.assign(Old, { parseRequestOptionsFromJSON: undefined })
  })

  it('writes a credential with what it has', () => {
    const response = { clientDataJSON: bytes(1), signature: bytes(2), userHandle: null }
    const json = written(new Old(response) as unknown as PublicKeyCredential)
    expect(json).toEqual({
      id: 'AQL_',
      rawId: 'AQL_',
      type: 'public-key',
      response: { clientDataJSON: 'AQ', signature: 'Ag' },
      clientExtensionResults: {},
    })
    const modern = { toJSON: () => ({ id: 'x' }) } as unknown as PublicKeyCredential
    expect(written(modern)).toEqual({ id: 'x' })
  })

  it('answers in the ceremony that it was asked in', async () => {
    const credential = new Old({ clientDataJSON: bytes(1) })
    const credentials = { create: vi.fn(() => credential), get: vi.fn(() => null) }
    vi.stubGlobal('navigator', { credentials })
    const asked = { ceremony: 'c', options: OPTIONS }
    expect(await create(asked)).toMatchObject({ ceremony: 'c', credential: { id: 'AQL_' } })
    await expect(get(asked)).rejects.toThrow('nothing was chosen')
  })

  it('says what the browser refused', () => {
    const named = (name: string) => refusal(new DOMException('why', name))
    expect(named('NotAllowedError')).toContain('cancelled')
    expect(named('InvalidStateError')).toContain('already')
    expect(named('SecurityError')).toContain('why')
    expect(refusal(new Error('other'))).toBeNull()
  })
})
