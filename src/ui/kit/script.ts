import styles from './script.module.css';

/** Controls that need JavaScript: hidden without it; their space is reserved from the first paint. */
export const needsScriptClass = styles.needsScript;
