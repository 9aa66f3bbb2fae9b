/** The chat service's launcher is moved into this element. [CHAT-02] */
export const CHAT_LAUNCHER = 'chat-launcher';
