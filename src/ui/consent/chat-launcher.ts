/** Id of the place that the chat service's own launcher moves into. [CHAT-02] */
export const CHAT_LAUNCHER = 'chat-launcher';
