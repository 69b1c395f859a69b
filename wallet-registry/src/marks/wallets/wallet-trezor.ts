export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#000" d="M24 0H0v24h24z"/><path fill="#fff" d="M15.97 7.71C15.97 5.68 14.17 4 12 4S8.03 5.68 8.03 7.71V8.9H6.4v8.54L12 20l5.6-2.56v-8.5h-1.63zm-5.92 0c0-.95.86-1.72 1.95-1.72s1.94.77 1.94 1.72V8.9h-3.89zm5.3 8.35L12 17.59l-3.35-1.53v-5.13h6.7z"/></svg>'
