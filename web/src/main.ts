import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

import { mount } from 'svelte'
import { keepPage } from './offline/register'
import App from './shell/App.svelte'

mount(App, { target: document.getElementById('app')! })
keepPage()
