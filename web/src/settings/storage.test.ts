import { afterEach, describe, expect, it, vi } from 'vitest'

/** A store of the browser that may be full or forbidden. */
class Store {
  readonly items = new Map<string, string>()
  refuses = false

  getItem = (key: string) => this.items.get(key) ?? null

  setItem = (key: string, text: string) => {
    if (this.refuses) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, text)
  }

  removeItem = (key: string) => this.items.delete(key)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const module = () => import('./storage')

describe('what the browser stores', () => {
  it('is read again', async () => {
    const store = new Store()
    vi.stubGlobal('localStorage', store)
    const { keep, recall } = await module()
    keep('name', 'Ana')
    expect(recall('name', '')).toBe('Ana')
    expect(store.items.get('moonshot.name')).toBe('"Ana"')
  })

  it('is kept in memory if the store is full, and hides the older value', async () => {
    const store = new Store()
    vi.stubGlobal('localStorage', store)
    const { keep, recall } = await module()
    keep('name', 'Ana')
    store.refuses = true
    keep('name', 'Ben')
    expect(recall('name', '')).toBe('Ben')
    store.refuses = false
    keep('name', 'Cara')
    expect(recall('name', '')).toBe('Cara')
    expect(store.items.get('moonshot.name')).toBe('"Cara"')
  })

  it('is kept in memory if storage is forbidden', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('sessionStorage', undefined)
    const { keep, keepInTab, recall, recallInTab } = await module()
    keep('above', false)
    expect(recall('above', true)).toBe(false)
    keepInTab('draft', { players: 3 })
    expect(recallInTab('draft')).toEqual({ players: 3 })
    keepInTab('draft', null)
    expect(recallInTab('draft')).toBeNull()
  })

  it('is empty if it cannot be read', async () => {
    const store = new Store()
    store.items.set('moonshot.name', '{')
    vi.stubGlobal('localStorage', store)
    const { recall } = await module()
    expect(recall('name', 'You')).toBe('You')
  })
})
