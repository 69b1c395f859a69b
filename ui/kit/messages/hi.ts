import type { Catalogue } from '../locale/catalogue.js'

/** Hindi. */
export const hi: Catalogue = {
  amountMax: 'अधिकतम',
  clear: 'साफ़ करें',
  copied: 'कॉपी हो गया',
  copy: 'कॉपी करें',
  copyFailed: 'कॉपी नहीं हो सका',
  covered: 'कोई चीज़ इस बटन को ढक रही है। आगे बढ़ने के लिए उसे हटाएँ।',
  dragToClose: 'यह शीट बंद करें',
  loadMore: 'और लोड करें',
  loading: 'लोड हो रहा है',
  nameDoubtful: 'इस नाम को कोई और नाम समझा जा सकता है। पता मिलाएँ।',
  notAmount: 'कोई संख्या डालें, जैसे {example}।',
  tooManyDecimals: { one: 'अधिकतम # दशमलव स्थान।', other: 'अधिकतम # दशमलव स्थान।' },
  unknownAmount: 'अज्ञात राशि',
}
