import { mount } from 'svelte';
import App from './app/App.svelte';
import './app/styles/fonts.css';
import './app/styles/theme.css';
import './app/styles/base.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
