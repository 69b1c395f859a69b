// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';
import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {SafeERC20} from '@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol';
import {Math} from '@openzeppelin/contracts/utils/math/Math.sol';

/// Two tokens whose product does not shrink. Three of a thousand stay in the pool with every swap.
contract Pool is ERC20 {
  using SafeERC20 for IERC20;

  IERC20 public immutable token0;
  IERC20 public immutable token1;
  uint256 public reserve0;
  uint256 public reserve1;

  event Swap(address indexed sender, address indexed tokenIn, uint256 amountIn, uint256 amountOut, address indexed to);

  constructor(IERC20 first, IERC20 second) ERC20('Pool share', 'SHARE') {
    token0 = first;
    token1 = second;
  }

  function quote(IERC20 tokenIn, uint256 amountIn) public view returns (uint256) {
    (uint256 reserveIn, uint256 reserveOut) = isFirst(tokenIn) ? (reserve0, reserve1) : (reserve1, reserve0);
    require(isFirst(tokenIn) || address(tokenIn) == address(token1), 'not a token of this pool');
    require(reserveIn > 0 && reserveOut > 0, 'the pool is empty');
    uint256 counted = amountIn * 997;
    return (counted * reserveOut) / (reserveIn * 1000 + counted);
  }

  /// Shares for what has been sent here since the reserves were last read.
  function mint(address to) external returns (uint256 shares) {
    (uint256 added0, uint256 added1) = (token0.balanceOf(address(this)) - reserve0, token1.balanceOf(address(this)) - reserve1);
    uint256 supply = totalSupply();
    shares = supply == 0 ? Math.sqrt(added0 * added1) : Math.min((added0 * supply) / reserve0, (added1 * supply) / reserve1);
    require(shares > 0, 'too little');
    _mint(to, shares);
    readReserves();
  }

  /// Swaps what has been sent here since the reserves were last read.
  function swap(IERC20 tokenIn, address to) external returns (uint256 amountOut) {
    uint256 amountIn = tokenIn.balanceOf(address(this)) - (isFirst(tokenIn) ? reserve0 : reserve1);
    amountOut = quote(tokenIn, amountIn);
    require(amountOut > 0, 'too little');
    (isFirst(tokenIn) ? token1 : token0).safeTransfer(to, amountOut);
    readReserves();
    emit Swap(msg.sender, address(tokenIn), amountIn, amountOut, to);
  }

  function isFirst(IERC20 token) private view returns (bool) {
    return address(token) == address(token0);
  }

  function readReserves() private {
    (reserve0, reserve1) = (token0.balanceOf(address(this)), token1.balanceOf(address(this)));
  }
}
