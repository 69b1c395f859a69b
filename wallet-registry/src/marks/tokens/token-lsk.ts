export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#0288d1" d="M24 0H0v24h24z"/><path fill="#fff" d="M10.64 6.33 11.94 4l6.57 11.52L14.72 20H11.7l3.88-4.77q-2.5-4.43-4.94-8.9"/><path fill="#fff" d="M10.32 17.5h2.27L10.53 20H9.26L5.5 15.54l4.64-8.3 1.4 2.4-3.14 5.6z"/></svg>'
