// Tells the page around the frame that the conversation is there, and closes it for whoever asks.
(() => {
  const talk = document.getElementById('talk');
  talk.scrollTop = talk.scrollHeight;
  if (window.parent === window) return;
  const tell = (message) => window.parent.postMessage(message, '*');
  const close = document.getElementById('close');
  close.hidden = false;
  close.addEventListener('click', () => tell({ event: 'close' }));
  tell({ event: 'loaded', authToken: document.documentElement.dataset.conversation });
})();
