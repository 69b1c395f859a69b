export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#00e599" d="M24 0H0v24h24z"/><path fill="#fff" d="m11.3 20-6.12-2.54V6.87L13.33 4l5.4 2.51-7.44 2.67z"/><path fill="#fff" d="m18.82 17.18-7.05-2.9v-4.7l7.05-2.63z"/></svg>'
