export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#08f06a" d="M24 0H0v24h24z"/><path fill="#000" d="m8.8 14.03-1.3-2.48V6.49L6 4h6.1c3.63 0 5.75 1.84 5.75 4.99 0 2.15-1 3.68-2.89 4.44L18 20h-3.06l-2.71-5.97zM7.5 6.5v5.05h4.59c1.77 0 2.82-.94 2.82-2.56 0-1.6-1.05-2.5-2.82-2.5z"/></svg>'
