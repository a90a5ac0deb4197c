import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { session } from './protocol/session.svelte';
import { settings } from './settings/settings.svelte';
import './styles/tokens.css';
import './styles/base.css';

settings.apply();
session.start();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

export default mount(App, { target });
