export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#e62058" d="M24 0H0v24h24z"/><path fill="#fff" d="m6.4 20 3.63-6.6-.66 5.7zm3.5-3.18.45-3.92 4.81.63zm3.46-7.87 1.97 4.33-4.85-.64zm1.03 1.63 2.43-1.22-1.3 3.73zm-4.1 1.89L7.57 4l5.64 4.72zm6.14-1.17.59-1.71.58 2.8z"/></svg>'
