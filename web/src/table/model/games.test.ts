import { beforeEach, expect, test, vi } from 'vitest'

// Other tests load all games.
beforeEach(() => void vi.resetModules())

test('a game is available once it is loaded', async () => {
  const { isLoaded, loadGame, logicOf, tableOf } = await import('./games')
  expect(isLoaded('hearts')).toBe(false)
  expect(() => tableOf('hearts')).toThrow('before it is loaded')
  await loadGame('hearts')
  expect(isLoaded('hearts')).toBe(true)
  expect(tableOf('hearts')?.Emblem).toBeDefined()
  expect(isLoaded('heartcatchers')).toBe(false)
  expect(logicOf('hearts').id).toBe('hearts')
})

test('a game that the page does not know needs nothing', async () => {
  const { isLoaded, loadGame, logicOf, tableOf } = await import('./games')
  await loadGame('whist')
  expect([isLoaded('whist'), tableOf('whist'), logicOf('whist')]).toEqual([
    true,
    undefined,
    { id: 'whist' },
  ])
})
