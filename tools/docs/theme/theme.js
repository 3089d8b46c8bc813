/* The theme that the player chose on the page of the game, before anything is drawn. */
try {
  const { theme } = JSON.parse(localStorage.getItem('moonshot.settings') ?? '{}')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Without storage the system's theme is used.
}
