// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// The chain's own coin as a token: whoever puts some in has as many, and gets them back for it.
contract WrappedEther is ERC20('Wrapped Ether', 'WETH') {
  function deposit() external payable {
    _mint(msg.sender, msg.value);
  }

  function withdraw(uint256 amount) external {
    _burn(msg.sender, amount);
    (bool isPaid, ) = msg.sender.call{value: amount}('');
    require(isPaid, 'not paid');
  }
}
