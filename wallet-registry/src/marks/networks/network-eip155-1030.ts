export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#37a1db" d="M24 0H0v24h24z"/><path fill="#fff" d="M15.38 13.54 12 16.93l-1.89-1.9 3.39-3.4-1.5-1.52-4.91 4.95L11.98 20l4.9-4.95z"/><path fill="#fff" d="M18.4 10.45 12 4l-6.4 6.47.02 3.02 6.36-6.42 6.4 6.47z"/></svg>'
