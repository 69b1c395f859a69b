// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {IERC20Permit} from '@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol';
import {SafeERC20} from '@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol';
import {Address} from '@openzeppelin/contracts/utils/Address.sol';
import {Pool} from './Pool.sol';
import {WrappedEther} from './WrappedEther.sol';

/// Knows every pool, and swaps along a path of tokens.
contract Router {
  using SafeERC20 for IERC20;

  mapping(IERC20 => mapping(IERC20 => Pool)) public poolOf;

  modifier before(uint256 deadline) {
    require(block.timestamp <= deadline, 'too late');
    _;
  }

  function createPool(IERC20 first, IERC20 second) external returns (Pool pool) {
    require(address(poolOf[first][second]) == address(0) && address(first) != address(second), 'there is a pool');
    pool = new Pool(first, second);
    poolOf[first][second] = pool;
    poolOf[second][first] = pool;
  }

  function addLiquidity(IERC20 first, IERC20 second, uint256 amountFirst, uint256 amountSecond) external returns (uint256) {
    Pool pool = existing(first, second);
    first.safeTransferFrom(msg.sender, address(pool), amountFirst);
    second.safeTransferFrom(msg.sender, address(pool), amountSecond);
    return pool.mint(msg.sender);
  }

  function getAmountsOut(uint256 amountIn, IERC20[] calldata path) public view returns (uint256[] memory amounts) {
    require(path.length > 1, 'a path has two tokens');
    amounts = new uint256[](path.length);
    amounts[0] = amountIn;
    for (uint256 i = 1; i < path.length; ++i) amounts[i] = existing(path[i - 1], path[i]).quote(path[i - 1], amounts[i - 1]);
  }

  function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, IERC20[] calldata path, address to, uint256 deadline)
    external
    before(deadline)
    returns (uint256[] memory amounts)
  {
    amounts = enough(amountIn, amountOutMin, path);
    path[0].safeTransferFrom(msg.sender, address(existing(path[0], path[1])), amountIn);
    walk(path, to);
  }

  /// The path begins with the wrapped coin.
  function swapExactETHForTokens(uint256 amountOutMin, IERC20[] calldata path, address to, uint256 deadline)
    external
    payable
    before(deadline)
    returns (uint256[] memory amounts)
  {
    amounts = enough(msg.value, amountOutMin, path);
    WrappedEther(address(path[0])).deposit{value: msg.value}();
    path[0].safeTransfer(address(existing(path[0], path[1])), msg.value);
    walk(path, to);
  }

  /// The path ends with the wrapped coin.
  function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, IERC20[] calldata path, address to, uint256 deadline)
    external
    before(deadline)
    returns (uint256[] memory amounts)
  {
    amounts = enough(amountIn, amountOutMin, path);
    path[0].safeTransferFrom(msg.sender, address(existing(path[0], path[1])), amountIn);
    walk(path, address(this));
    WrappedEther(address(path[path.length - 1])).withdraw(amounts[path.length - 1]);
    (bool isPaid, ) = to.call{value: amounts[path.length - 1]}('');
    require(isPaid, 'not paid');
  }

  /// Several calls as one transaction. It takes no coin: each of the calls would count the same one.
  function multicall(bytes[] calldata data) external returns (bytes[] memory results) {
    results = new bytes[](data.length);
    for (uint256 i = 0; i < data.length; ++i) results[i] = Address.functionDelegateCall(address(this), data[i]);
  }

  /// What the sender signed for this router. Whoever has seen the signature can use it first: what is allowed then is the same.
  function selfPermit(IERC20Permit token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) external {
    try token.permit(msg.sender, address(this), value, deadline, v, r, s) {} catch {}
  }

  receive() external payable {}

  function enough(uint256 amountIn, uint256 amountOutMin, IERC20[] calldata path) private view returns (uint256[] memory amounts) {
    amounts = getAmountsOut(amountIn, path);
    require(amounts[path.length - 1] >= amountOutMin, 'the price moved');
  }

  function walk(IERC20[] calldata path, address to) private {
    for (uint256 i = 1; i < path.length; ++i) {
      address receiver = i + 1 < path.length ? address(existing(path[i], path[i + 1])) : to;
      existing(path[i - 1], path[i]).swap(path[i - 1], receiver);
    }
  }

  function existing(IERC20 first, IERC20 second) private view returns (Pool pool) {
    pool = poolOf[first][second];
    require(address(pool) != address(0), 'there is no pool');
  }
}
