import { type ParseAbi, parseAbi } from 'viem'

const token = [
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function allowance(address owner, address spender) view returns (uint256)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function transferFrom(address from, address to, uint256 amount) returns (bool)',
  'function mint(address to, uint256 amount)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
] as const

const returnlessToken = [
  'function balanceOf(address owner) view returns (uint256)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function mint(address to, uint256 amount)',
] as const

const postcards = [
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address owner) view returns (uint256)',
  'function ownerOf(uint256 id) view returns (address)',
  'function tokenURI(uint256 id) view returns (string)',
  'function mint(address to, string title) returns (uint256)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
] as const

const prints = ['constructor(string base)', 'function mint(address to) returns (uint256 id)'] as const

const tickets = [
  'function name() view returns (string)',
  'function symbol() view returns (string)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
  'function mint(address to, uint256[] ids, uint256[] amounts)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
] as const

const router = [
  'function poolOf(address first, address second) view returns (address)',
  'function createPool(address first, address second) returns (address)',
  'function addLiquidity(address first, address second, uint256 amountFirst, uint256 amountSecond) returns (uint256)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[])',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[])',
  'function multicall(bytes[] data) returns (bytes[])',
  'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
] as const

const pool = [
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function reserve0() view returns (uint256)',
  'function reserve1() view returns (uint256)',
  'function quote(address tokenIn, uint256 amountIn) view returns (uint256)',
  'event Swap(address indexed sender, address indexed tokenIn, uint256 amountIn, uint256 amountOut, address indexed to)',
] as const

const wrapped = ['function deposit() payable', 'function withdraw(uint256 amount)'] as const

const idRegistry = ['function idOf(address owner) view returns (uint256)', 'function register(address owner, uint256 id)'] as const

const names = [
  'function setResolver(bytes32 node, address to)',
  'function setAddr(bytes32 node, address to)',
  'function setText(bytes32 node, string key, string value)',
  'function setName(bytes32 node, string value)',
  'function setUrl(string url)',
] as const

/** Writes into the registry of names and its resolvers. */
export const namesAbi: ParseAbi<typeof names> = parseAbi(names)

/** What every token answers, and `mint`, with which anybody makes some. */
export const tokenAbi: ParseAbi<typeof token> = parseAbi(token)

/** The token that returns nothing. */
export const returnlessTokenAbi: ParseAbi<typeof returnlessToken> = parseAbi(returnlessToken)

/** The collection of pictures. */
export const postcardsAbi: ParseAbi<typeof postcards> = parseAbi(postcards)

/** The collection that is described elsewhere. */
export const printsAbi: ParseAbi<typeof prints> = parseAbi(prints)

/** The collection of which there is more than one of each piece. */
export const ticketsAbi: ParseAbi<typeof tickets> = parseAbi(tickets)

/** Makes pools and swaps through them. */
export const routerAbi: ParseAbi<typeof router> = parseAbi(router)

/** Two tokens whose product does not shrink. */
export const poolAbi: ParseAbi<typeof pool> = parseAbi(pool)

/** The chain's own coin as a token. */
export const wrappedAbi: ParseAbi<typeof wrapped> = parseAbi(wrapped)

/** Who has which id of Farcaster. */
export const idRegistryAbi: ParseAbi<typeof idRegistry> = parseAbi(idRegistry)
