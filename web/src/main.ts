// Starts the client.
import { mount } from 'svelte';
import App from './App.svelte';
import './styles/fonts.css';
import './styles/theme.css';
import './styles/base.css';
import { settings } from './ui/settings.svelte';

settings.dress();
mount(App, { target: document.getElementById('app')! });
