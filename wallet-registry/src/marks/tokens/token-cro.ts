export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#2e4b9f" d="M24 0H0v24h24z"/><path fill="#fff" d="m8.12 4.73-.97 4.36h9.7l-.97-4.36zM9.1 12l-2.14-1.45L4 12.48l3.95 6.8h1.5l1.58-1.83v-.82l-1.94-1.76zm5.7-1.94H9.4L10.54 12l-.53 2.42h4.17L13.46 12zm.12 1.94 2.14-1.65L20 12.48l-3.9 6.8h-1.43l-1.71-1.84v-.85l1.95-1.8z"/></svg>'
