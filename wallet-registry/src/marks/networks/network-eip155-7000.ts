export const mark: string =
  '<svg xmlns="http://www.w3.org/2000/svg" fill="none" viewBox="0 0 24 24"><path fill="#005741" d="M24 0H0v24h24z"/><path fill="#fff" d="M16.4 15.48v2.13H7.64c.12-1.4.57-2.39 2.14-3.77l6.64-5.67v4.97h2.39V4H5.2v4.56h2.4V6.39h7.22L8.2 12.03l-.02.01C5.42 14.5 5.2 16.47 5.2 18.81V20h13.6v-4.52z"/></svg>'
