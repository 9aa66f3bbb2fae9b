export const STORAGE_KEY = 'theme';

/** Runs before the first paint, so that the other theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${STORAGE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;
