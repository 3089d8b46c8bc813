import '@fontsource-variable/figtree/wght.css'
import '@fontsource/young-serif/latin-400.css'
import '@fontsource/young-serif/latin-ext-400.css'
import './styles/tokens.css'
import './styles/base.css'

import { mount } from 'svelte'
import App from './shell/App.svelte'

mount(App, { target: document.getElementById('app')! })
