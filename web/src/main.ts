import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

import { mount } from 'svelte'
import App from './shell/App.svelte'

mount(App, { target: document.getElementById('app')! })
