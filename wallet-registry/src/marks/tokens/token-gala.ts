export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="m5.5 7.5 6.52 4 2.5-1.49-1.02-.51-1.39.9-4.7-2.9 4.52-2.41 5.63 3.1 1-.59L12.02 4zM6 8.76l-1-.63v7.67l6.5 4.2v-7.93L9 10.5v1.2l1.5.98v5.39L6 15.18zm6.5 9.97v1.26l6.5-4.16V8.15l-6.5 3.92v3.04l1-.65V12.7L18 10v5.21z"/></svg>'
