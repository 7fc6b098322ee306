// Before the first paint: a theme that was chosen wins over the system's.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen
} catch {}
// A press that comes before the page's own script does is kept for it (app/web/early-press.ts).
addEventListener('click', event => {
  const pressed = event.target instanceof Element && event.target.closest('[data-early]')
  const { dataset } = document.documentElement
  if (pressed && !('lives' in dataset)) dataset.pressed = pressed.dataset.early
})
