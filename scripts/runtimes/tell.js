// For pages: what the console is elsewhere is a request to the server that served them. What goes wrong is told, too.
globalThis.tell = (told) => fetch('/told', { method: 'POST', body: JSON.stringify(told) });
addEventListener('error', (event) => tell({ error: String(event.message) }));
addEventListener('unhandledrejection', (event) => tell({ error: String(event.reason) }));
