import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

import { mount } from 'svelte'
import { keepPage } from './offline/register'
import App from './shell/App.svelte'

const target = document.getElementById('app')!
// What was shown until the script had come.
target.replaceChildren()
mount(App, { target })
keepPage()
