import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

import { mount } from 'svelte'
import { wasShown } from './first/page'
import { keepPage } from './offline/register'
import App from './shell/App.svelte'

function begin() {
  const target = document.getElementById('app')!
  // What was shown until the script had come.
  target.replaceChildren()
  mount(App, { target })
}

keepPage()
// A table that is shown already stays so for a moment: the browser has a breath between two long pieces of work.
if (wasShown()) setTimeout(begin)
else begin()
