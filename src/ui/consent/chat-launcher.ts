/** Id of the element that the chat service's launcher is moved into. [CHAT-02] */
export const CHAT_LAUNCHER = 'chat-launcher';
